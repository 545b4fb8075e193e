import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import {
  type FrontOptions,
  makeBackOffice,
  type RunningFront,
  type ServedBrand,
  startFront,
} from '@marquee/brand-build/front'

/** A front of one brand that has no pages and no files: it hands calls to the platform. */
export function startCallFront(
  key: string,
  options: Pick<FrontOptions, 'platformUrl' | 'tracing'>,
): Promise<RunningFront> {
  const nothing = mkdtempSync(path.join(tmpdir(), 'marquee-call-front-'))
  const brand = {
    brand: { key },
    folder: key,
    files: (_request, _answer, next) => next(),
    page: async () => ({
      status: 200,
      headers: {},
      cookies: [],
      parts: [],
      shared: false,
      isIncomplete: false,
    }),
  } as Pick<ServedBrand, 'folder' | 'files' | 'page'> & { brand: { key: string } }
  return startFront({
    brands: [brand as ServedBrand],
    rendererKey: 'renderer-key-of-tests',
    coversRoot: nothing,
    arcadeRoot: nothing,
    backOffice: makeBackOffice(nothing, ['back-office.localhost']),
    port: 0,
    ...options,
  })
}
