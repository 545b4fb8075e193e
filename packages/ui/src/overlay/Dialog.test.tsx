// @vitest-environment happy-dom
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useRef, useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { Dialog } from './Dialog.tsx'
import { closeDistance } from './useSheetDrag.ts'

function Opener({ required = false, onClose }: { required?: boolean; onClose?: () => void }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Dialog
        open={open}
        required={required}
        onOpenChange={(next) => {
          setOpen(next)
          onClose?.()
        }}
        title="Daily reward"
        description="Day 4 of 7"
        closeLabel="Close"
        actions={<button type="button">Claim</button>}
      >
        Come back tomorrow.
      </Dialog>
    </>
  )
}

function open() {
  const opener = screen.getByRole('button', { name: 'Open' })
  opener.focus()
  fireEvent.click(opener)
  return opener
}

describe('Dialog', () => {
  it('is named by its title, described, takes the focus and gives it back', async () => {
    render(<Opener />)
    const opener = open()
    const dialog = await screen.findByRole('dialog', { name: 'Daily reward' })
    const describedBy = dialog.getAttribute('aria-describedby') ?? ''
    expect(document.getElementById(describedBy)?.textContent).toBe('Day 4 of 7')
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(document.activeElement).toBe(opener))
  })

  it('gives the focus to the page’s main part when what opened it is gone', async () => {
    const Page = () => {
      const [open, setOpen] = useState(false)
      const [isClaimed, setClaimed] = useState(false)
      return (
        <main>
          {!isClaimed && (
            <button type="button" onClick={() => setOpen(true)}>
              Open
            </button>
          )}
          <Dialog
            open={open}
            onOpenChange={setOpen}
            title="Daily reward"
            closeLabel="Close"
            actions={
              <button type="button" onClick={() => setClaimed(true)}>
                Claim
              </button>
            }
          />
        </main>
      )
    }
    render(<Page />)
    const shown = async () => {
      const dialog = await screen.findByRole('dialog')
      await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
    }
    const close = async () => {
      fireEvent.click(screen.getByRole('button', { name: 'Close' }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    }
    const opener = open()
    await shown()
    await close()
    await waitFor(() => expect(document.activeElement).toBe(opener))
    open()
    await shown()
    fireEvent.click(screen.getByRole('button', { name: 'Claim' }))
    await close()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')))
  })

  it.each([
    ['edge', false, 0],
    ['scene', true, 0],
    ['beside', false, 1],
  ] as const)(
    'art at its %s > has the scene behind it, and the line of the handle, only where they belong',
    async (artPlace, hasScene, lines) => {
      render(
        <Dialog
          open
          onOpenChange={() => {}}
          title="Daily reward"
          closeLabel="Close"
          art={<img src="data:,art" alt="" />}
          artPlace={artPlace}
          scene="data:,scene"
        />,
      )
      const dialog = await screen.findByRole('dialog', { name: 'Daily reward' })
      const art = dialog.querySelector('img[src="data:,art"]')?.closest('[data-art]')
      expect(art?.getAttribute('data-art')).toBe(artPlace)
      expect(dialog.querySelector('img[src="data:,scene"]') !== null).toBe(hasScene)
      expect(dialog.querySelectorAll('[class*="grabLine"]')).toHaveLength(lines)
    },
  )

  it('closes on Escape', async () => {
    render(<Opener />)
    open()
    fireEvent.keyDown(await screen.findByRole('dialog'), { key: 'Escape' })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('stays when an answer is required', async () => {
    const onClose = vi.fn()
    render(<Opener required onClose={onClose} />)
    open()
    fireEvent.keyDown(await screen.findByRole('dialog'), { key: 'Escape' })
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull()
    expect(onClose).not.toHaveBeenCalled()
    expect(screen.getByRole('dialog')).toBeDefined()
  })

  it.each([
    [closeDistance + 1, 1],
    [closeDistance - 1, 0],
  ])('let go after %i px, the handle closes it %i times', async (distance, times) => {
    const onClose = vi.fn()
    render(<Opener onClose={onClose} />)
    open()
    const dialog = await screen.findByRole('dialog')
    const handle = dialog.lastElementChild!
    Object.assign(handle, { setPointerCapture: () => {} })
    fireEvent.pointerDown(handle, { clientY: 100 })
    fireEvent.pointerMove(handle, { clientY: 100 + distance })
    expect(dialog.style.transform).toBe(`translateY(${distance}px)`)
    fireEvent.pointerUp(handle, { clientY: 100 + distance })
    expect(onClose).toHaveBeenCalledTimes(times)
    expect(dialog.style.transform).toBe('')
  })

  it('that opens by itself has the focus itself, so that no ring is drawn around its body', async () => {
    render(<Dialog open onOpenChange={() => {}} title="Daily reward" closeLabel="Close" />)
    const dialog = await screen.findByRole('dialog')
    await waitFor(() => expect(document.activeElement).toBe(dialog))
  })

  it('gives a field the focus at once, whoever opened it', async () => {
    function Search() {
      const field = useRef<HTMLInputElement>(null)
      return (
        <Dialog open onOpenChange={() => {}} title="Search" closeLabel="Close" initialFocus={field}>
          <input ref={field} />
        </Dialog>
      )
    }
    render(<Search />)
    await waitFor(() => expect(document.activeElement?.tagName).toBe('INPUT'))
  })

  it('has no line to grab where a drawing breaks its upper edge', async () => {
    const shown = { open: true, onOpenChange: () => {}, title: 'Gift', closeLabel: 'Close' }
    const { rerender } = render(<Dialog {...shown} />)
    const dialog = await screen.findByRole('dialog')
    expect(dialog.lastElementChild?.childElementCount).toBe(1)
    rerender(<Dialog {...shown} art={<img alt="" />} />)
    expect(dialog.lastElementChild?.childElementCount).toBe(0)
  })
})
