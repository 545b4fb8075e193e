import { contentDomains } from '../contract/index.ts'
import { PlatformError } from '@marquee/platform-kernel/errors'
import { type PlatformModule, settingsOf } from '@marquee/platform-kernel/module'
import { authors } from './documents/authors.ts'
import { pageOf } from './rules.ts'
import { contentFields } from './settings.ts'
import { acceptedDocument } from './terms.ts'

/** Pages of texts (ROUTE-15): those that players accept as they were published, the others by brand. */
export const content: PlatformModule = {
  name: 'content',
  domains: contentDomains,
  settings: contentFields,
  handlers: (surroundings) => ({
    async 'content.page'({ kernel, brand, locale, params, query }) {
      const { name } = params
      const wanted = query.locale ?? locale
      const settings = settingsOf(surroundings, brand)
      const waysToSupport = surroundings.status.support.flatMap((way) => way(settings) ?? [])
      const document =
        authors.get(name)?.({ ...settings, waysToSupport }) ??
        (await acceptedDocument(kernel.db, brand, name))
      if (!document)
        throw new PlatformError(
          'not-found',
          `There is no page '${name}'. There are ${[...authors.keys()].join(', ')}, and the documents that players accept.`,
        )
      return { success: true, data: pageOf(name, document, wanted) }
    },
  }),
}
