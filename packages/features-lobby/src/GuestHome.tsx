import { deferred } from '@marquee/core'
import { Container, Sections } from '@marquee/ui'
import { Hero } from './blocks/Hero.tsx'
import { HomeStates } from './HomeStates.tsx'
import * as css from './page.css.ts'
import { useHome } from './queries.ts'

const GuestBlocks = deferred(() => import('./GuestBlocks.tsx').then((module) => module.GuestBlocks))

/** What a guest sees first: what this is, that it is free, a round to try, then the catalogue. */
export function GuestHome() {
  const home = useHome()
  return (
    <>
      <Hero home={home.data} />
      <Container className={css.belowHero}>
        <Sections>
          <HomeStates query={home}>{(data) => <GuestBlocks home={data} />}</HomeStates>
        </Sections>
      </Container>
    </>
  )
}
