import { Link, useBrand, useHasRoute, useT } from '@marquee/core'
import { VisuallyHidden } from '@marquee/ui'
import type { ReactNode } from 'react'

/** Pages behind the marks of the text: `[terms:our terms]`. */
const pages: Record<string, string> = {
  terms: 'terms-of-use',
  rules: 'sweepstakes-rules',
  privacy: 'privacy',
}

/** What a new player accepts, each document a link that opens beside the form and leaves it as it is. */
export function TermsLabel({ age }: { age: number }) {
  const t = useT('auth')
  const { name } = useBrand()
  const hasRoute = useHasRoute()
  const hasPages = hasRoute('/page/$name')
  const parts = t('signUp.terms', { age, brand: name }).split(/(\[\w+:[^\]]+\])/)
  return parts.map((part): ReactNode => {
    const [, key = '', words = part] = /^\[(\w+):([^\]]+)\]$/.exec(part) ?? []
    const page = pages[key]
    if (!page || !hasPages) return words
    return (
      <Link key={key} to="/page/$name" params={{ name: page }} target="_blank">
        {words}
        <VisuallyHidden> {t('signUp.newTab')}</VisuallyHidden>
      </Link>
    )
  })
}
