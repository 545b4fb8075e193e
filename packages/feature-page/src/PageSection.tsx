import { Container, Heading } from '@marquee/ui'
import { type PropsWithChildren, type ReactNode, useId } from 'react'
import * as css from './RoomSection.css.ts'

/** A room: its banner over the full width, its sections below. */
export function RoomPage({ banner, children }: PropsWithChildren<{ banner: ReactNode }>) {
  return (
    <>
      {banner}
      <Container className={css.body}>{children}</Container>
    </>
  )
}

/** A part of a room with its title. */
export function RoomSection({ title, children }: PropsWithChildren<{ title: string }>) {
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
