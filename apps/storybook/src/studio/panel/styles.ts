import { styled } from 'storybook/theming'

export const Bar = styled.div(({ theme }) => ({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 6,
  padding: '8px 12px',
  background: theme.background.content,
  borderBlockEnd: `1px solid ${theme.appBorderColor}`,
}))

export const Act = styled.button(({ theme }) => ({
  font: 'inherit',
  fontWeight: 600,
  minBlockSize: 28,
  padding: '2px 10px',
  color: theme.color.defaultText,
  background: theme.button.background,
  border: `1px solid ${theme.button.border}`,
  borderRadius: 6,
  cursor: 'pointer',
  '&:disabled': { opacity: 0.5, cursor: 'default' },
  '&[aria-selected="true"], &[data-strong="true"]': {
    color: theme.barSelectedColor,
    borderColor: theme.barSelectedColor,
  },
}))

export const Space = styled.span({ flex: 1 })

export const Groups = styled.div({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 19rem), 1fr))',
  alignItems: 'start',
  gap: '4px 24px',
  padding: 12,
})

export const Group = styled.fieldset(({ theme }) => ({
  minInlineSize: 0,
  margin: 0,
  padding: '0 0 12px',
  border: 0,
  '& > legend': { padding: '4px 0', fontWeight: 700, color: theme.textMutedColor },
}))

export const Row = styled.div({
  display: 'grid',
  gridTemplateColumns: '8.5rem auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: 8,
  minBlockSize: 34,
})

export const Swatch = styled.input({
  inlineSize: 30,
  blockSize: 26,
  padding: 0,
  border: 0,
  background: 'none',
  cursor: 'pointer',
})

export const Swatches = styled.span({ display: 'flex', maxInlineSize: 130, flexWrap: 'wrap' })

export const Value = styled.input(({ theme }) => ({
  font: 'inherit',
  fontFamily: theme.typography.fonts.mono,
  fontSize: 12,
  inlineSize: '100%',
  minBlockSize: 28,
  boxSizing: 'border-box',
  padding: '2px 8px',
  color: theme.input.color,
  background: theme.input.background,
  border: `1px solid ${theme.input.border}`,
  borderRadius: 4,
  '&[aria-invalid="true"]': { borderColor: theme.color.negative },
}))

export const Ratio = styled.span(({ theme }) => ({
  fontFamily: theme.typography.fonts.mono,
  fontSize: 11,
  color: theme.textMutedColor,
}))

export const Refused = styled.div(({ theme }) => ({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 6,
  padding: '6px 8px',
  marginBlockEnd: 6,
  color: theme.color.defaultText,
  borderInlineStart: `3px solid ${theme.color.negative}`,
}))

export const Dot = styled.span({
  display: 'inline-block',
  inlineSize: 12,
  blockSize: 12,
  marginInlineEnd: 6,
  verticalAlign: -1,
  borderRadius: 3,
  border: '1px solid #8888',
})

export const Notice = styled.p(({ theme }) => ({
  margin: 0,
  padding: '8px 12px',
  whiteSpace: 'pre-line',
  borderBlockEnd: `1px solid ${theme.appBorderColor}`,
}))
