import type { Locale } from '@marquee/contract'
import type { ReactNode } from 'react'
import type { MailContent } from '../content.ts'
import type { MailLook } from '../look.ts'
import type { Painter } from './paint.ts'

/** Where a build of a brand has its mark for mails, which outlive any file with a hash in its name. */
export const markPath = '/icons/mail.png'

/** Whose mail it is, and how it looks. */
export interface Dress {
  brandName: string
  locale: Locale
  /** Scheme, host and port of the brand. */
  origin: string
  look: MailLook
  /** A last link below the footer, where there is one. */
  link?: { label: string; href: string } | null
}

/** What a composition puts together. */
export interface CompositionParams {
  content: MailContent
  dress: Dress
  /** Of the mail as it is read: light, and dark for who reads in the dark. */
  paint: Painter
  /** Of the brand as it is known, which is dark, for every reader. */
  night: Painter
}

/** What stands in a mail's frame, from the brand's name to the footer. */
export type Composition = (params: CompositionParams) => ReactNode
