import type { AppRuntime } from '../app/runtime.ts'

/** Pages that are a form from the first moment on, before any of it has been loaded. */
const formPage = /^\/(signup|signin|reset)(\/|$)/

const editable = 'input:not([type="checkbox"], [type="radio"], [type="button"]), textarea, select'

/** Where the visitor is or is about to be, without locale. */
export const pathOf = (router: AppRuntime['router']): string =>
  router?.state.location.pathname ?? '/'

/**
 * Whether somebody fills in a form: the page is one or has one, or a field has the focus. A search
 * field on a page counts only while it has the focus.
 */
export const isFillingIn = (path: string): boolean =>
  formPage.test(path) ||
  document.querySelector('main form') !== null ||
  (document.activeElement?.matches(editable) ?? false)
