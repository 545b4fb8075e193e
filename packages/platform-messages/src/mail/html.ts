import type { MailComposition } from '@marquee/theme'
import { Body } from '@react-email/body'
import { Container } from '@react-email/container'
import { Head } from '@react-email/head'
import { Html } from '@react-email/html'
import { Preview } from '@react-email/preview'
import { render } from '@react-email/render'
import { createElement as h, type ReactNode } from 'react'
import type { MailContent } from './content.ts'
import { band } from './dress/band.ts'
import type { Composition, Dress } from './dress/dress.ts'
import { letter } from './dress/letter.ts'
import { night as byNight } from './dress/night.ts'
import { paintAlike, paintByMode, rulesInTheDark } from './dress/paint.ts'
import { box } from './dress/parts.ts'
import { poster } from './dress/poster.ts'

const compositions: Record<MailComposition, Composition> = { band, poster, letter, night: byNight }

/** A mail in a brand's dress. */
function Mail({ content, dress }: { content: MailContent; dress: Dress }): ReactNode {
  const { locale, look } = dress
  const night = paintAlike(look.night)
  const isDark = look.composition === 'night'
  const paint = isDark ? night : paintByMode(look.color)
  const compose = compositions[look.composition]
  // It says itself how it looks in the dark, so that no program has to guess.
  const schemes = isDark ? 'dark' : 'light dark'
  return h(
    Html,
    { lang: locale },
    h(
      Head,
      null,
      h('title', null, content.subject),
      h('meta', { name: 'color-scheme', content: schemes }),
      h('meta', { name: 'supported-color-schemes', content: schemes }),
      !isDark && h('style', { dangerouslySetInnerHTML: { __html: rulesInTheDark(look.night) } }),
    ),
    h(Preview, null, content.preview),
    h(
      Body,
      paint({ ground: 'page' }, { margin: 0 }),
      // Once more within: the body hands its colour on in place alone, where no dark mode reaches it.
      box(
        paint({ ground: 'page' }, { padding: '24px 12px', fontFamily: look.font }),
        h(Container, { style: { maxWidth: '560px' } }, compose({ content, dress, paint, night })),
      ),
    ),
  )
}

/** The HTML part of a mail. Whatever players wrote is text in it, never markup. */
export const renderMail = (content: MailContent, dress: Dress): Promise<string> =>
  render(h(Mail, { content, dress }))
