import { Button, Container, Grid, Inline, Stack, Text } from '@marquee/ui'
import type { Usage } from '@marquee/ui/usage'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { brief, toast, type ToastMessage, type ToastPosition } from './toast.ts'
import { ToastCard } from './ToastCard.tsx'

const meta: Meta<typeof ToastCard> = {
  title: 'Shell/Toasts',
  component: ToastCard,
  tags: ['autodocs'],
  parameters: {
    usage: {
      when: [
        'To confirm what was just done: saved, copied, claimed. Call `toast({ type, text })`; the props below are its fields.',
        'For something that happened elsewhere and needs no answer: a reward came, a new version is ready.',
        'With `...brief` for a word in passing; with `progress` while something is sent.',
      ],
      whenNot: [
        'For what has to stay readable: use `Notice`, or the inbox.',
        'When an answer is required: use `Dialog`.',
        'For what is wrong in a field: say it beside the field.',
      ],
      accessibility: [
        'It is announced politely, and the focus stays where it was.',
        'Its time stops while the pointer or the focus is on it, and while the page is hidden.',
        'Nothing may depend on its action alone: it goes by itself.',
      ],
    } satisfies Usage,
  },
}
export default meta

const types = ['info', 'success', 'warning', 'error', 'default'] as const
const themes = ['auto', 'light', 'dark', 'colored'] as const
const transitions = ['slide', 'bounce', 'flip', 'zoom', 'none'] as const
const positions: ToastPosition[] = [
  'top-left',
  'top-center',
  'top-right',
  'bottom-left',
  'bottom-center',
  'bottom-right',
]

const still = (message: Partial<ToastMessage>): ToastMessage => ({
  type: 'info',
  text: 'Your reward is in your balance.',
  autoClose: false,
  ...message,
})

/** Every type in every theme, held still. */
export const TypesAndThemes: StoryObj = {
  render: () => (
    <Container>
      <Stack gap={6}>
        {themes.map((theme) => (
          <Stack key={theme} gap={2}>
            <Text size="sm">{theme}</Text>
            <Grid min="20rem" gap={3}>
              {types.map((type) => (
                <ToastCard
                  key={type}
                  {...still({ type, theme, transition: 'none' })}
                  closing={false}
                  onGone={() => {}}
                />
              ))}
            </Grid>
          </Stack>
        ))}
      </Stack>
    </Container>
  ),
}

export const WithProgressAndAction: StoryObj = {
  render: () => (
    <Container>
      <Grid min="20rem" gap={3}>
        <ToastCard
          {...still({ text: 'Sending your document', progress: 0.42, transition: 'none' })}
          closing={false}
          onGone={() => {}}
        />
        <ToastCard
          {...still({
            text: 'A new version is ready. It loads with your next page, or now if you like.',
            transition: 'none',
            action: { label: 'Refresh', onSelect: () => {} },
          })}
          closing={false}
          onGone={() => {}}
        />
      </Grid>
    </Container>
  ),
}

/** To try: where toasts stand, how they come and go, and that the same one twice is one. */
export const Live: StoryObj = {
  render: () => (
    <Container>
      <Stack gap={4}>
        <Inline gap={2}>
          {positions.map((position) => (
            <Button
              key={position}
              variant="quiet"
              size="sm"
              onClick={() => void toast({ type: 'success', text: `At ${position}`, position })}
            >
              {position}
            </Button>
          ))}
        </Inline>
        <Inline gap={2}>
          {transitions.map((transition) => (
            <Button
              key={transition}
              variant="quiet"
              size="sm"
              onClick={() => void toast({ type: 'info', text: transition, transition })}
            >
              {transition}
            </Button>
          ))}
        </Inline>
        <Inline gap={2}>
          <Button
            onClick={() => {
              for (let times = 0; times < 5; times++)
                void toast({ ...brief, type: 'warning', text: 'Asked for five times, told once.' })
            }}
          >
            Five at once
          </Button>
        </Inline>
      </Stack>
    </Container>
  ),
  play: async ({ canvasElement }) => {
    const button = [...canvasElement.querySelectorAll('button')].find(
      ({ textContent }) => textContent === 'Five at once',
    )
    button?.click()
    const shown = () => document.querySelectorAll('[data-testid="toast"]').length
    const deadline = performance.now() + 10_000
    while (shown() === 0) {
      if (performance.now() > deadline) throw new Error('No toast was shown.')
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
    if (shown() !== 1) throw new Error(`${shown()} toasts were shown for one message.`)
    const item = document.querySelector('[data-sonner-toast]')
    const { transitionDuration } = getComputedStyle(item as Element)
    if (transitionDuration !== '0.3s')
      throw new Error(`A gap collapses in ${transitionDuration}, not in 300 ms (TOAST-05).`)
  },
}
