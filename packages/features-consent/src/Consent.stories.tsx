import { useModals } from '@marquee/core'
import { DefaultLayout, inApp } from '@marquee/core/testing'
import { Button, Container, Stack, Text } from '@marquee/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useEffectEvent } from 'react'
import { ConsentBanner } from './ConsentBanner.tsx'
import { consent } from './feature.ts'

const meta: Meta = {
  title: 'Shell/Cookie consent',
  decorators: [inApp({ brand: { features: [consent()] } })],
}
export default meta

function Page() {
  return (
    <Container>
      <Stack gap={4}>
        {Array.from({ length: 24 }, (_, index) => (
          <Text key={index}>Come back each day: the reward grows for seven days.</Text>
        ))}
      </Stack>
    </Container>
  )
}

function Asking() {
  return (
    <>
      <Page />
      <ConsentBanner />
    </>
  )
}

export const Banner: StoryObj = { render: () => <Asking /> }

/** Above the phone's bar; the page can be scrolled out from under it to its end. */
export const BannerInThePage: StoryObj = {
  parameters: { bare: true },
  render: () => (
    <DefaultLayout>
      <Asking />
    </DefaultLayout>
  ),
}

function Choosing() {
  const modals = useModals()
  const show = useEffectEvent(() => modals.open('cookie-settings'))
  useEffect(() => void show(), [])
  return (
    <Container>
      <Button onClick={() => modals.open('cookie-settings')}>Cookie settings</Button>
    </Container>
  )
}

export const Settings: StoryObj = { render: () => <Choosing /> }
