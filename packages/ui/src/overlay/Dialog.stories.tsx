import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Button } from '../actions/Button.tsx'
import { Stack } from '../layout/Stack.tsx'
import { Icon } from '../media/Icon.tsx'
import { Text } from '../text/Text.tsx'
import { Dialog, type DialogProps } from './Dialog.tsx'
import { Sheet } from './Sheet.tsx'
import type { Usage } from '../usage.ts'
import { ConfirmDialog } from './ConfirmDialog.tsx'

const meta: Meta<typeof Dialog> = {
  title: 'Overlay/Dialog and Sheet',
  component: Dialog,
  subcomponents: { Sheet, ConfirmDialog },
  tags: ['autodocs'],
  parameters: {
    docs: { story: { inline: false, height: '32rem' } },
    usage: {
      when: [
        '`Dialog` for something that needs attention now: a reward, a short form.',
        '`Sheet` for what accompanies the page: menu, filters.',
        '`ConfirmDialog` before something that cannot easily be undone.',
      ],
      whenNot: [
        'For a message that can wait: use `Notice` or a toast.',
        'For long content with an address of its own: make it a page.',
        'Never on top of a game round.',
      ],
      accessibility: [
        'The focus stays inside and returns to where it was.',
        'Escape, the scrim and the close button close it, unless `required`.',
        'Each has a title; it may be hidden, but it is spoken.',
        'On phones it can be dragged down; the close button does the same.',
      ],
    } satisfies Usage,
  },
}
export default meta

interface OpenedProps extends Pick<DialogProps, 'size' | 'artPlace'> {
  art?: boolean
  long?: boolean
}

function Opened({ size, art, artPlace, long }: OpenedProps) {
  const [open, setOpen] = useState(true)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        size={size}
        title="Your daily reward"
        description="Day 4 of 7"
        closeLabel="Close"
        art={art && <Icon name="rewards" size="xl" />}
        artPlace={artPlace}
        actions={
          <>
            <Button>Claim 500 coins</Button>
            <Button variant="quiet" onClick={() => setOpen(false)}>
              Later
            </Button>
          </>
        }
      >
        <Stack gap={3}>
          {Array.from({ length: long ? 24 : 2 }, (_, index) => (
            <Text key={index}>Come back each day: the reward grows for seven days.</Text>
          ))}
        </Stack>
      </Dialog>
    </>
  )
}

export const Card480: StoryObj = { render: () => <Opened /> }
export const Card720WithLongText: StoryObj = { render: () => <Opened size="lg" long /> }
export const WithArt: StoryObj = { render: () => <Opened art /> }
export const WithArtBesideTitle: StoryObj = { render: () => <Opened art artPlace="beside" /> }

function Side() {
  const [open, setOpen] = useState(true)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Menu</Button>
      <Sheet open={open} onOpenChange={setOpen} side="start" title="Menu" closeLabel="Close">
        <Stack gap={2}>
          <Button variant="plain" render={<a href="#lobby" />}>
            Lobby
          </Button>
          <Button variant="plain" render={<a href="#games" />}>
            Games
          </Button>
        </Stack>
      </Sheet>
    </>
  )
}

export const SideSheet: StoryObj = { render: () => <Side /> }
