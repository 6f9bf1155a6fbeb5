import { defineConfig } from '@playwright/test'
import { chromium } from './setup/chromium'

export default defineConfig({
  testMatch: '**/*.spec.ts',
  globalSetup: './setup/global-setup.ts',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  reporter: 'list',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    ...(process.env.SHOP_URL ? { baseURL: process.env.SHOP_URL } : {}),
    launchOptions: chromium,
    locale: 'en-HK',
    timezoneId: 'Asia/Hong_Kong',
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    actionTimeout: 15_000,
    trace: 'off',
    screenshot: 'only-on-failure',
  },
})
