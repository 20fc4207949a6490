// What the toolchain's static FoundationNetworking asks of libcurl. It is linked because FlyingFox names URLSession, and Debian has no
// static libcurl that is whole. Traitscope makes no request, so none of these functions is ever called.
#include <stdlib.h>

#define NEVER_CALLED(name) void name(void) { abort(); }

NEVER_CALLED(curl_easy_cleanup)
NEVER_CALLED(curl_easy_getinfo)
NEVER_CALLED(curl_easy_init)
NEVER_CALLED(curl_easy_pause)
NEVER_CALLED(curl_easy_setopt)
NEVER_CALLED(curl_easy_strerror)
NEVER_CALLED(curl_free)
NEVER_CALLED(curl_global_init)
NEVER_CALLED(curl_multi_add_handle)
NEVER_CALLED(curl_multi_assign)
NEVER_CALLED(curl_multi_cleanup)
NEVER_CALLED(curl_multi_info_read)
NEVER_CALLED(curl_multi_init)
NEVER_CALLED(curl_multi_remove_handle)
NEVER_CALLED(curl_multi_setopt)
NEVER_CALLED(curl_multi_socket_action)
NEVER_CALLED(curl_slist_append)
NEVER_CALLED(curl_slist_free_all)
NEVER_CALLED(curl_url)
NEVER_CALLED(curl_url_get)
NEVER_CALLED(curl_url_set)
NEVER_CALLED(curl_version)
NEVER_CALLED(curl_version_info)
