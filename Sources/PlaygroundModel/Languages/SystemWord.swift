/// UIKit's own words, in the language of the device. `[strings]` does not change them, because UIKit reads them from its own bundle.
///
/// Translations are from memory. A language without a row uses the English words.
public enum SystemWord: String, CaseIterable, Sendable {
    /// The cases of UIBarButtonItem.SystemItem: titles of items, or names of their symbols.
    case done, cancel, edit, save, add, compose, reply, action, organize, bookmarks, search, refresh, stop, camera, trash
    case play, pause, rewind, fastForward, undo, redo, close
    /// The titles of the back button and of the tab bar's More.
    case back, more
    /// The cases of UIReturnKeyType.
    case returnKey, go, join, next, route, send, searchKey, doneKey, continueKey, emergencyCall

    public func text(in language: AppLanguage) -> String {
        let words = language.row(of: Self.table) ?? Self.english
        return words[Self.allCases.firstIndex(of: self) ?? 0]
    }

    private static let english = words("""
        Done|Cancel|Edit|Save|Add|Compose|Reply|Action|Organize|Bookmarks|Search|Refresh|Stop|Camera|Trash|Play|Pause|Rewind|\
        FastForward|Undo|Redo|Close|Back|More|return|go|join|next|route|send|search|done|continue|emergency
        """)

    private static let table: [String: [String]] = [
        "ar": words("""
            تم|إلغاء|تعديل|حفظ|إضافة|إنشاء|رد|مشاركة|تنظيم|الإشارات المرجعية|بحث|تحديث|إيقاف|الكاميرا|حذف|تشغيل|إيقاف مؤقت|ترجيع|\
            تقديم سريع|تراجع|إعادة|إغلاق|رجوع|المزيد|إدخال|انتقال|انضمام|التالي|المسار|إرسال|بحث|تم|متابعة|طوارئ
            """),
        "de": words("""
            Fertig|Abbrechen|Bearbeiten|Sichern|Hinzufügen|Verfassen|Antworten|Teilen|Verwalten|Lesezeichen|Suchen|Aktualisieren|\
            Stoppen|Kamera|Löschen|Wiedergabe|Pause|Zurückspulen|Vorspulen|Widerrufen|Wiederholen|Schließen|Zurück|Mehr|Return|\
            Öffnen|Verbinden|Weiter|Route|Senden|Suchen|Fertig|Fortfahren|Notruf
            """),
        "es": words("""
            OK|Cancelar|Editar|Guardar|Añadir|Redactar|Responder|Compartir|Organizar|Marcadores|Buscar|Actualizar|Detener|Cámara|\
            Eliminar|Reproducir|Pausar|Rebobinar|Avanzar|Deshacer|Rehacer|Cerrar|Atrás|Más|intro|ir|conectar|siguiente|ruta|\
            enviar|buscar|ok|continuar|emergencia
            """),
        "fr": words("""
            OK|Annuler|Modifier|Enregistrer|Ajouter|Rédiger|Répondre|Partager|Classer|Signets|Rechercher|Actualiser|Arrêter|\
            Appareil photo|Supprimer|Lecture|Pause|Retour rapide|Avance rapide|Annuler|Rétablir|Fermer|Retour|Autre|retour|\
            accéder|rejoindre|suivant|itinéraire|envoyer|rechercher|terminé|continuer|urgence
            """),
        "he": words("""
            סיום|ביטול|עריכה|שמירה|הוספה|כתיבה|מענה|שיתוף|ארגון|סימניות|חיפוש|רענון|עצירה|מצלמה|מחיקה|הפעלה|השהיה|הרצה אחורה|\
            הרצה קדימה|ביטול|ביצוע מחדש|סגירה|חזרה|עוד|חזור|עבור|הצטרף|הבא|מסלול|שלח|חפש|סיום|המשך|חירום
            """),
        "it": words("""
            Fine|Annulla|Modifica|Salva|Aggiungi|Scrivi|Rispondi|Condividi|Organizza|Segnalibri|Cerca|Aggiorna|Interrompi|\
            Fotocamera|Elimina|Riproduci|Pausa|Riavvolgi|Avanti veloce|Annulla|Ripeti|Chiudi|Indietro|Altro|invio|vai|accedi|\
            avanti|percorso|invia|cerca|fine|continua|emergenza
            """),
        "ja": words("""
            完了|キャンセル|編集|保存|追加|作成|返信|共有|整理|ブックマーク|検索|更新|停止|カメラ|削除|再生|一時停止|巻き戻し|早送り|取り消す|やり直す|\
            閉じる|戻る|その他|改行|開く|接続|次へ|経路|送信|検索|完了|続ける|緊急
            """),
        "ko": words("""
            완료|취소|편집|저장|추가|작성|답장|공유|정리|책갈피|검색|새로 고침|중단|카메라|삭제|재생|일시 정지|되감기|빨리 감기|실행 취소|실행 복귀|\
            닫기|뒤로|더 보기|return|이동|연결|다음|경로|보내기|검색|완료|계속|긴급
            """),
        "nl": words("""
            Gereed|Annuleer|Wijzig|Bewaar|Voeg toe|Stel op|Antwoord|Deel|Orden|Bladwijzers|Zoek|Vernieuw|Stop|Camera|Verwijder|\
            Speel af|Pauzeer|Spoel terug|Spoel vooruit|Herstel|Opnieuw|Sluit|Terug|Meer|return|ga|verbind|volgende|route|stuur|\
            zoek|gereed|ga door|noodoproep
            """),
        "pt": words("""
            OK|Cancelar|Editar|Salvar|Adicionar|Escrever|Responder|Compartilhar|Organizar|Favoritos|Buscar|Atualizar|Parar|Câmera|\
            Apagar|Reproduzir|Pausar|Retroceder|Avançar|Desfazer|Refazer|Fechar|Voltar|Mais|retorno|ir|conectar|seguinte|rota|\
            enviar|buscar|ok|continuar|emergência
            """),
        "ru": words("""
            Готово|Отменить|Править|Сохранить|Добавить|Написать|Ответить|Поделиться|Упорядочить|Закладки|Поиск|Обновить|Остановить|\
            Камера|Удалить|Воспроизвести|Пауза|Перемотать назад|Перемотать вперед|Отменить|Повторить|Закрыть|Назад|Еще|ввод|перейти|\
            подключить|далее|маршрут|отправить|найти|готово|продолжить|вызов
            """),
        "zh": words("""
            完成|取消|编辑|存储|添加|撰写|回复|共享|整理|书签|搜索|刷新|停止|相机|删除|播放|暂停|倒回|快进|撤销|重做|关闭|返回|更多|换行|前往|加入|\
            下一个|路线|发送|搜索|完成|继续|紧急
            """),
        "zh-Hant": words("""
            完成|取消|編輯|儲存|加入|編寫|回覆|分享|整理|書籤|搜尋|重新整理|停止|相機|刪除|播放|暫停|倒轉|快轉|還原|重做|關閉|返回|更多|換行|前往|\
            加入|下一個|路線|傳送|搜尋|完成|繼續|緊急
            """),
    ]

    private static func words(_ text: String) -> [String] { text.split(separator: "|").map { String($0) } }
}

/// The letters of the keyboard for a language, in rows (observed). Japanese and Chinese use Latin letters.
public struct KeyboardLetters: Hashable, Sendable {
    public var rows: [String]
    public var hasShift = true

    /// - Parameter isLatin: Whether the keyboard has only Latin letters, as for UIKeyboardType.asciiCapable.
    public init(for language: AppLanguage, isLatin: Bool) {
        let latin = language.row(of: Self.latin)
        if !isLatin, let rows = language.row(of: Self.others) {
            (self.rows, hasShift) = (rows, rows[0].contains("Й"))
        } else {
            rows = latin ?? ["QWERTYUIOP", "ASDFGHJKL", "ZXCVBNM"]
        }
    }

    private static let latin = [
        "de": ["QWERTZUIOPÜ", "ASDFGHJKLÖÄ", "YXCVBNM"],
        "es": ["QWERTYUIOP", "ASDFGHJKLÑ", "ZXCVBNM"],
        "fr": ["AZERTYUIOP", "QSDFGHJKLM", "WXCVBN’"],
    ]

    private static let others = [
        "ar": ["ضصثقفغعهخحج", "شسيبلاتنمكط", "ذءؤرىةوزظد"],
        "he": ["'-קראטוןםפ", "שדגכעיחלךף", "זסבהנמצתץ"],
        "ko": ["ㅂㅈㄷㄱㅅㅛㅕㅑㅐㅔ", "ㅁㄴㅇㄹㅎㅗㅓㅏㅣ", "ㅋㅌㅊㅍㅠㅜㅡ"],
        "ru": ["ЙЦУКЕНГШЩЗХ", "ФЫВАПРОЛДЖЭ", "ЯЧСМИТЬБЮ"],
    ]
}

extension AppLanguage {
    /// The value of the language, or of the nearest less specific language: `zh-Hant-HK`, `zh-Hant`, `zh`.
    fileprivate func row<Value>(of table: [String: Value]) -> Value? {
        guard case .translation(var name) = self else { return nil }
        if ["zh-TW", "zh-HK", "zh-MO"].contains(name) { name = "zh-Hant" }
        while true {
            if let value = table[name] { return value }
            guard let end = name.lastIndex(of: "-") else { return nil }
            name = String(name[..<end])
        }
    }
}
