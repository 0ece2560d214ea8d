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
    },
  }),
);
