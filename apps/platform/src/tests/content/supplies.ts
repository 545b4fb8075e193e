import type { Supplies } from '@marquee/conformance/supplies'

export const supplies: Supplies = {
  // Every brand has it.
  'content.page': async () => ({ path: '/rest/page/content/terms-of-use/' }),
}
