import { Container, Heading } from '@marquee/ui'
import { type PropsWithChildren, type ReactNode, useId } from 'react'
import * as css from './PageSection.css.ts'

interface PageFrameProps {
  hero: ReactNode
  /** What stands beside the rest where there is room for two columns, and nowhere else. */
  beside?: ReactNode
}

/** A feature page: its hero over the full width, its sections below. */
export function PageFrame({ hero, beside, children }: PropsWithChildren<PageFrameProps>) {
  const main = (
    <>
      {hero}
      <Container className={css.body} data-feature-page="">
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
}

/** A part of a feature page with its title. */
export function PageSection({
  title,
  titled = false,
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
        className={titled ? css.titled : undefined}
      >
        {title}
      </Heading>
      {children}
    </section>
  )
}
