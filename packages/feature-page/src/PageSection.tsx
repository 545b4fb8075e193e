import { classNames, Container, Heading } from '@marquee/ui'
import { type PropsWithChildren, type ReactNode, useId } from 'react'
import * as css from './PageSection.css.ts'

interface PageFrameProps {
  hero: ReactNode
  /** What stands beside the rest where there is room for two columns, and nowhere else. */
  beside?: ReactNode
  /** How many screens of a phone it may take; a list, a form or a long read says that it takes more. */
  screens?: number
}

/** A feature page: its hero over the full width, its sections below. */
export function PageFrame({
  hero,
  beside,
  screens = 1.5,
  children,
}: PropsWithChildren<PageFrameProps>) {
  const main = (
    <>
      {hero}
      <Container className={css.body} data-feature-page={screens}>
        {children}
      </Container>
    </>
  )
  if (!beside) return main
  return (
    <div className={css.columns}>
      <div>{main}</div>
      <div className={css.side}>{beside}</div>
    </div>
  )
}

/** What stands in the page where there is no room for it beside. */
export const Narrow = ({ children }: PropsWithChildren) => (
  <div className={css.narrow}>{children}</div>
)

interface PageSectionProps {
  title: string
  /** Its title is a name that the page's own does not say: a quest's, a season's. */
  titled?: boolean
  /** On a phone its title is for whoever cannot see the rest of it. */
  compact?: boolean
}

/** A part of a feature page with its title. */
export function PageSection({
  title,
  titled = false,
  compact = false,
  children,
}: PropsWithChildren<PageSectionProps>) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={css.section}>
      <Heading
        level={2}
        size={titled ? 'md' : undefined}
        ornate={!titled}
        id={id}
        className={classNames(titled && css.titled, compact && css.compact)}
      >
        {title}
      </Heading>
      {children}
    </section>
  )
}
