"""OpenStack Swift with its S3 API, all in one process, on loopback only.

run-swift.py FOLDER PORT ACCOUNT:USER SECRET keeps everything in FOLDER, which needs a file system with extended
attributes. A restart on the same folder keeps the data.
"""

import eventlet

eventlet.patcher.monkey_patch(all=False, socket=True, select=True, thread=True)

import os
import sys

from eventlet import wsgi
from swift.account.server import AccountController
from swift.common import utils
from swift.common.http_protocol import SwiftHttpProtocol
from swift.common.ring import RingBuilder
from swift.common.wsgi import loadapp
from swift.container.server import ContainerController
from swift.obj.server import ObjectController

PROXY = """
[DEFAULT]
swift_dir = {folder}
[pipeline:main]
pipeline = catch_errors gatekeeper listing_formats s3api tempauth slo proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:gatekeeper]
use = egg:swift#gatekeeper
[filter:listing_formats]
use = egg:swift#listing_formats
[filter:s3api]
use = egg:swift#s3api
[filter:slo]
use = egg:swift#slo
[filter:tempauth]
use = egg:swift#tempauth
user_{user} = {secret} .admin
"""


class Cache:
    """The part of memcached that authentication needs."""

    def __init__(self):
        self.values = {}

    def get(self, key, *args, **kwargs):
        return self.values.get(key)

    def set(self, key, value, *args, **kwargs):
        self.values[key] = value

    def delete(self, key, *args, **kwargs):
        self.values.pop(key, None)


def serve(sock, app):
    wsgi.server(sock, app, protocol=SwiftHttpProtocol, log_output=False)


def start_backend(kind, controller, folder):
    sock = eventlet.listen(("127.0.0.1", 0))
    port = sock.getsockname()[1]
    ring = RingBuilder(1, 1, 0)
    ring.add_dev({"region": 1, "zone": 1, "ip": "127.0.0.1", "port": port, "device": "disk", "weight": 1})
    ring.rebalance()
    ring.get_ring().save(os.path.join(folder, kind + ".ring.gz"))
    # A long timeout for a busy machine: there is no updater to catch up on a container update that failed.
    conf = {"devices": folder, "mount_check": "false", "swift_dir": folder, "container_update_timeout": "60"}
    eventlet.spawn(serve, sock, controller(conf))


def load_proxy(folder, user, secret):
    conf = os.path.join(folder, "proxy.conf")
    with open(conf, "w") as file:
        file.write(PROXY.format(folder=folder, user=user.replace(":", "_"), secret=secret))
    app, cache = loadapp(conf), Cache()

    def with_cache(env, start_response):
        env["swift.cache"] = cache
        return app(env, start_response)

    return with_cache


if __name__ == "__main__":
    folder, port, user, secret = sys.argv[1:]
    utils.HASH_PATH_SUFFIX = b"tests"
    os.makedirs(os.path.join(folder, "disk"), exist_ok=True)
    for kind, controller in (("account", AccountController), ("container", ContainerController), ("object", ObjectController)):
        start_backend(kind, controller, folder)
    serve(eventlet.listen(("127.0.0.1", int(port))), load_proxy(folder, user, secret))
