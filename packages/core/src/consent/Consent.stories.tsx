import { Button, Container, Stack, Text } from '@marquee/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect } from 'react'
import { useMessages } from '../background/useMessages.ts'
import { DefaultLayout } from '../layouts/DefaultLayout.tsx'
import { useModals } from '../modals/useModals.ts'
import { inApp } from '../testing/AppStory.tsx'
import { ConsentBanner } from './ConsentBanner.tsx'

const meta: Meta = { title: 'Shell/Cookie consent', decorators: [inApp()] }
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
  const hasTexts = useMessages('background')
  return (
    <>
      <Page />
      {hasTexts && <ConsentBanner />}
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
  useEffect(() => {
    modals.open('cookie-settings')
  }, [])
  return (
    <Container>
      <Button onClick={() => modals.open('cookie-settings')}>Cookie settings</Button>
    </Container>
  )
}

export const Settings: StoryObj = { render: () => <Choosing /> }
