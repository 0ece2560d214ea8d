import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig, mergeConfig } from "vitest/config";
import play from "./vite.config.ts";

// Apart from vite.config.ts, so that building the client needs no test package.
export default mergeConfig(
  play,
  defineConfig({
    plugins: [svelteTesting()],
    test: {
      environment: "jsdom",
      include: ["src/**/*.test.ts", "test/**/*.test.ts"],
      passWithNoTests: false,
      restoreMocks: true,
      // One process that loads everything once: other tests run beside it, and a file needs no module of its own.
      isolate: false,
      maxWorkers: 1,
      testTimeout: 60_000, // on a busy machine
    },
  }),
);
