import { parseRedisUrl } from "@/provider/ports/shared/redis-url";

test.each([
  ["redis://localhost", { host: "localhost", port: 6379, db: 0 }],
  ["redis://10.0.0.5:6380/3", { host: "10.0.0.5", port: 6380, db: 3 }],
  ["redis://[::1]:6380/", { host: "::1", port: 6380, db: 0 }],
  ["redis://:p%40ss%2Fword@host", { host: "host", port: 6379, db: 0, password: "p@ss/word" }],
  [
    "rediss://user:word@keys.example/1",
    { host: "keys.example", db: 1, username: "user", tls: { servername: "keys.example" } },
  ],
  ["rediss://10.0.0.5", { host: "10.0.0.5", tls: {} }],
])("%s says where the server is", (url, expected) => {
  expect(parseRedisUrl(url)).toMatchObject(expected);
});

test.each([
  "",
  "localhost",
  "localhost:6379",
  "http://localhost",
  "redis:///0",
  "redis://host:99999",
  "redis://host/name",
  "redis://host/0/1",
  "redis://host?family=6",
  "redis://host#0",
  "redis://:%E0%A4%A@host",
])("%j is one line that names the setting and not what it says", (url) => {
  const secret = url.replace("://", "://user:secret-word@").replace("user:secret-word@:", ":secret-word");
  for (const one of [url, secret])
    expect(() => parseRedisUrl(one)).toThrow(
      expect.objectContaining({
        name: "StartError",
        message: expect.stringMatching(/^REDIS_URL: (?!.*secret-word)[^\n]+$/),
      }),
    );
});
