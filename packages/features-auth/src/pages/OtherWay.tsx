import { Button, Text } from '@marquee/ui'
import type { ReactElement } from 'react'
import * as css from './OtherWay.css.ts'

interface OtherWayProps {
  question: string
  answer: string
  /** The link or button to be. */
  render: ReactElement
}

/** 'New here? Sign up': the way from one form to the other. */
export function OtherWay({ question, answer, render }: OtherWayProps) {
  return (
    <div className={css.way}>
      <Text as="span" size="sm" tone="secondary">
        {question}
      </Text>
      <Button variant="plain" size="sm" render={render}>
        {answer}
      </Button>
    </div>
  )
}
