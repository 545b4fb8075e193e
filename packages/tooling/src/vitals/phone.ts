import type { CDPSession } from '@playwright/test'

/** A cheap phone, as a context of the browser is made. */
export const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  userAgent:
    'Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
}

/** What is measured on, in words. */
export const phoneInWords = 'phone 390 x 844, 4 x slower, 1.6 Mbps, 150 ms'

/** Four times slower than this machine, in a slow network: 1.6 Mbps, 150 ms away. */
export async function slowDown(session: CDPSession): Promise<void> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 1_600_000 / 8,
    uploadThroughput: 750_000 / 8,
  })
}
