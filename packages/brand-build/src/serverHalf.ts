import type { Plugin } from 'vite'

/** What runs on the platform alone: the server half of a feature, and what all of them stand on. */
const serverHalf = /[\\/]packages[\\/](?:features-[^\\/]+[\\/]src[\\/]server|platform-[^\\/]+)[\\/]/

/** Fails a brand's build that takes in a byte of the platform: rules and prizes are no page's business. */
export const withoutServerHalf = (): Plugin => ({
  name: 'marquee-without-server-half',
  enforce: 'pre',
  load(id) {
    if (serverHalf.test(id))
      this.error(
        `${id} is of the platform, and a page imports it. Import from the feature's own entry, or ask the platform by a call of the contract.`,
      )
  },
})
