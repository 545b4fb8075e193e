// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { Pagination, type PaginationProps } from './Pagination.tsx'

const renderPagination = (overrides: Partial<PaginationProps>) =>
  render(
    <Pagination
      label="Pages"
      previousLabel="Back"
      nextLabel="On"
      pageLabel={(page) => `Page ${page}`}
      page={1}
      pageCount={5}
      {...overrides}
    />,
  )

describe('Pagination', () => {
  it('goes to the page that was pressed and offers no page before the first', () => {
    const onPageChange = vi.fn()
    renderPagination({ onPageChange })
    fireEvent.click(screen.getByRole('button', { name: 'Page 3' }))
    expect(onPageChange).toHaveBeenCalledWith(3)
    expect(screen.getByRole('button', { name: 'Back' }).hasAttribute('disabled')).toBe(true)
    expect(screen.getByRole('button', { name: 'Page 1' }).getAttribute('aria-current')).toBe('page')
  })

  it('is made of links when each page has an address', () => {
    renderPagination({ page: 2, renderPage: (page) => <a href={`?page=${page}`}>{page}</a> })
    expect(screen.getByRole('link', { name: 'On' }).getAttribute('href')).toBe('?page=3')
  })

  it('is not there when there is one page', () => {
    const { container } = renderPagination({ pageCount: 1 })
    expect(container.innerHTML).toBe('')
  })
})
