import { Container, Heading } from '@marquee/ui'
import { type PropsWithChildren, type ReactNode, useId } from 'react'
import * as css from './PageSection.css.ts'

/** A feature page: its hero over the full width, its sections below. */
export function PageFrame({ hero, children }: PropsWithChildren<{ hero: ReactNode }>) {
  return (
    <>
      {hero}
      <Container className={css.body}>{children}</Container>
    </>
  )
}

/** A part of a feature page with its title. */
export function PageSection({ title, children }: PropsWithChildren<{ title: string }>) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={css.section}>
      <Heading level={2} ornate id={id}>
        {title}
      </Heading>
      {children}
    </section>
  )
}
