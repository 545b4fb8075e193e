import { redirect, useNavigate } from '@tanstack/react-router'
import type { LinkTarget } from './to.ts'

interface GoOptions {
  /** The way back leads past the present page. */
  replace?: boolean
  resetScroll?: boolean
  /** Of the entry in the browser's history. */
  state?: ((state: object) => object) | undefined
}

/**
 * Goes where a link may lead, pages included that a brand may lack and that were asked for with
 * `usePage`. To pages of every brand the router's own `useNavigate` goes as well.
 */
export const useGo = useNavigate as () => (options: LinkTarget & GoOptions) => Promise<void>

/** The same for what stands before a page: throw what it gives. */
export const redirectTo = redirect as (options: LinkTarget & GoOptions) => Error | Response
