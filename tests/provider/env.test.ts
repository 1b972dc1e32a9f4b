import { StartError } from "@/lib/process/start-error";
import { parseProviderEnv } from "@/provider/env";

test("everything has a default, and an empty value counts as absent", () => {
  expect(parseProviderEnv({ PROVIDER_PORT: "", HOME: "/root" })).toEqual({
    PROVIDER_PORT: 8000,
    HOST: "0.0.0.0",
    DATA_DIR: "./data",
    LOGIN_RATE_PER_MINUTE: 10,
    MEDIA_BASE_URL: "",
    SEED_DEMO: true,
  });
});

test("values are read from text", () => {
  const source = { PROVIDER_PORT: "81", SEED_DEMO: "false", MEDIA_BASE_URL: "https://files.test/" };
  expect(parseProviderEnv(source)).toMatchObject({
    PROVIDER_PORT: 81,
    SEED_DEMO: false,
    MEDIA_BASE_URL: "https://files.test",
  });
});

test("wrong values are named, one a line", () => {
  const parse = () => parseProviderEnv({ PROVIDER_PORT: "x", TOKEN_SECRET: "short", ADMIN_EMAIL: "nobody" });
  expect(parse).toThrow(StartError);
  expect(parse).toThrow(/^PROVIDER_PORT: .+\nADMIN_EMAIL: .+\nTOKEN_SECRET: .+$/);
});
