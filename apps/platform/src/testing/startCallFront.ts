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

const emptyPage: ServedBrand['page'] = async () => ({
  status: 200,
  headers: {},
  cookies: [],
  parts: [],
  shared: false,
  isIncomplete: false,
})

/** A front of one brand that has no files and, unless given, empty pages: it hands calls to the platform. */
export function startCallFront(
  key: string,
  {
    page = emptyPage,
    ...options
  }: Pick<FrontOptions, 'platformUrl' | 'tracing'> & Partial<Pick<ServedBrand, 'page'>>,
): Promise<RunningFront> {
  const nothing = mkdtempSync(path.join(tmpdir(), 'marquee-call-front-'))
  const brand = {
    brand: { key },
    folder: key,
    files: (_request, _answer, next) => next(),
    page,
  } as Pick<ServedBrand, 'folder' | 'files' | 'page'> & { brand: { key: string } }
  return startFront({
    brands: [brand as ServedBrand],
    rendererKey: 'renderer-key-of-tests',
    games: { covers: nothing, arcade: nothing },
    backOffice: makeBackOffice(nothing, ['back-office.localhost']),
    port: 0,
    ...options,
  })
}
