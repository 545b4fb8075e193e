import type { Locale } from '@marquee/contract'
import { Body } from '@react-email/body'
import { Button } from '@react-email/button'
import { Container } from '@react-email/container'
import { Head } from '@react-email/head'
import { Heading } from '@react-email/heading'
import { Hr } from '@react-email/hr'
import { Html } from '@react-email/html'
import { Img } from '@react-email/img'
import { Link } from '@react-email/link'
import { Preview } from '@react-email/preview'
import { render } from '@react-email/render'
import { Section } from '@react-email/section'
import { Text } from '@react-email/text'
import { createElement as h, type CSSProperties, Fragment, type ReactNode } from 'react'
import type { MailBlock, MailContent } from './content.ts'
import type { MailLook } from './look.ts'

/** Where a build of a brand has its mark for mails, which outlive any file with a hash in its name. */
export const markPath = '/icons/mail.png'

interface Dress {
  brandName: string
  locale: Locale
  /** Scheme, host and port of the brand. */
  origin: string
  look: MailLook
  /** A last link below the footer, where there is one. */
  link?: { label: string; href: string } | null
}

const small: CSSProperties = { fontSize: '13px', lineHeight: '20px', margin: '0 0 8px' }
const plain: CSSProperties = { fontSize: '16px', lineHeight: '24px', margin: '0 0 16px' }

function factsTable(rows: [string, string][], { color }: MailLook): ReactNode {
  const cell: CSSProperties = {
    padding: '8px 0',
    borderBottom: `1px solid ${color.border}`,
    fontSize: '15px',
    lineHeight: '22px',
    verticalAlign: 'top',
  }
  return h(
    'table',
    {
      role: 'presentation',
      width: '100%',
      cellPadding: 0,
      cellSpacing: 0,
      style: { borderCollapse: 'collapse', margin: '0 0 24px' },
    },
    h(
      'tbody',
      null,
      rows.map(([name, value]) =>
        h(
          'tr',
          { key: name },
          h('td', { style: { ...cell, color: color.textSecondary, paddingRight: '16px' } }, name),
          h('td', { style: { ...cell, textAlign: 'right', color: color.textPrimary } }, value),
        ),
      ),
    ),
  )
}

function drawBlock(block: MailBlock, look: MailLook): ReactNode {
  const { color, radius } = look
  if (block.type === 'facts') return factsTable(block.rows, look)
  if (block.type === 'note')
    return h(Text, { style: { ...small, color: color.textSecondary } }, block.text)
  if (block.type === 'code') {
    const style: CSSProperties = {
      margin: '0 0 24px',
      padding: '16px',
      backgroundColor: color.sunken,
      color: color.textPrimary,
      borderRadius: radius,
      fontFamily: 'ui-monospace, Menlo, Consolas, monospace',
      fontSize: block.text.length > 8 ? '15px' : '30px',
      letterSpacing: block.text.length > 8 ? '0' : '6px',
      lineHeight: '36px',
      textAlign: 'center',
      wordBreak: 'break-all',
    }
    return h(Text, { style }, block.text)
  }
  if (block.type === 'button') {
    const style: CSSProperties = {
      backgroundColor: color.accent,
      color: color.accentContrast,
      borderRadius: radius,
      padding: '14px 24px',
      fontSize: '16px',
      fontWeight: 600,
      textDecoration: 'none',
    }
    // A row of its own: two that fit beside each other would touch.
    return h(
      Section,
      { style: { padding: '0 0 24px' } },
      h(Button, { href: block.href, style }, block.label),
    )
  }
  return h(Text, { style: { ...plain, color: color.textPrimary } }, block.text)
}

/** A mail in a brand's dress. */
function Mail({ content, dress }: { content: MailContent; dress: Dress }): ReactNode {
  const { brandName, locale, origin, look, link } = dress
  const { color, night, font, display } = look
  const band: CSSProperties = { padding: '16px 28px', backgroundColor: night.page }
  const card: CSSProperties = {
    backgroundColor: color.raised,
    border: `1px solid ${color.border}`,
    borderTop: `4px solid ${night.accent}`,
    padding: '32px 28px 12px',
  }
  return h(
    Html,
    { lang: locale },
    h(
      Head,
      null,
      h('title', null, content.subject),
      h('meta', { name: 'color-scheme', content: 'light' }),
    ),
    h(Preview, null, content.preview),
    h(
      Body,
      { style: { margin: 0, padding: '24px 12px', backgroundColor: color.page, fontFamily: font } },
      h(
        Container,
        { style: { maxWidth: '560px' } },
        h(
          Section,
          { style: band },
          h(
            Link,
            { href: `${origin}/`, style: { color: night.textPrimary, textDecoration: 'none' } },
            h(Img, {
              src: `${origin}${markPath}`,
              width: 48,
              height: 48,
              alt: '',
              style: { display: 'inline-block', verticalAlign: 'middle' },
            }),
            h(
              'span',
              {
                style: {
                  fontFamily: display,
                  fontSize: '22px',
                  lineHeight: '48px',
                  verticalAlign: 'middle',
                  paddingLeft: '12px',
                },
              },
              brandName,
            ),
          ),
        ),
        h(
          Section,
          { style: card },
          h(
            Heading,
            {
              as: 'h1',
              style: {
                margin: '0 0 16px',
                fontFamily: display,
                fontSize: '26px',
                lineHeight: '32px',
                color: color.textPrimary,
              },
            },
            content.heading,
          ),
          content.blocks.map((block, index) =>
            h(Fragment, { key: `${block.type}-${index}` }, drawBlock(block, look)),
          ),
        ),
        h(Hr, { style: { borderColor: 'transparent', margin: '4px 0' } }),
        content.footer.map((line) =>
          h(Text, { key: line, style: { ...small, color: color.textSecondary } }, line),
        ),
        link &&
          h(
            Text,
            { style: small },
            h(Link, { href: link.href, style: { color: color.textSecondary } }, link.label),
          ),
      ),
    ),
  )
}

/** The HTML part of a mail. Whatever players wrote is text in it, never markup. */
export const renderMail = (content: MailContent, dress: Dress): Promise<string> =>
  render(h(Mail, { content, dress }))
