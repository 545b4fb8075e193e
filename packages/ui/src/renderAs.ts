import { cloneElement, createElement, type ReactElement, type ReactNode } from 'react'
import { classNames } from './classNames.ts'

interface Renderable {
  className?: string
  children?: ReactNode
}

/**
 * Gives a component's looks to another element: `<Button render={<Link to="/games" />}>`. The
 * element keeps its own props; class names add up.
 */
export function renderAs<Props extends Renderable>(
  render: ReactElement | undefined,
  fallback: string,
  props: Props,
): ReactElement {
  if (!render) return createElement(fallback, props)
  const own = render.props as Renderable
  return cloneElement(render as ReactElement<Renderable>, {
    ...props,
    ...own,
    className: classNames(props.className, own.className),
    children: props.children ?? own.children,
  })
}
