import {
  Badge,
  Button,
  Card,
  Checkbox,
  Icon,
  IconButton,
  iconNames,
  Inline,
  Money,
  Notice,
  Progress,
  Skeleton,
  Stack,
  Switch,
  Table,
  Text,
  TextArea,
  TextField,
} from '@marquee/ui'
import { Dialog } from '@marquee/ui/dialog'
import { useState } from 'react'
import { useT } from '../i18n/hooks.ts'

const variants = ['strong', 'quiet', 'plain', 'danger'] as const
const sizes = ['sm', 'md', 'lg'] as const
const badges = ['accent', 'second', 'positive', 'caution', 'critical', 'neutral'] as const
const notices = ['info', 'positive', 'caution', 'critical'] as const

function SampleDialog() {
  const t = useT('showcase')
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        {t('sample.open')}
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={t('sample.title')}
        closeLabel={t('sample.close')}
        actions={<Button onClick={() => setOpen(false)}>{t('sample.action')}</Button>}
      >
        <Text>{t('sample.text')}</Text>
      </Dialog>
    </>
  )
}

/** Buttons in every variant and size, every icon, a dialog. */
export function Controls() {
  const t = useT('showcase')
  return (
    <Stack gap={4}>
      {sizes.map((size) => (
        <Inline key={size} gap={3}>
          {variants.map((variant) => (
            <Button key={variant} size={size} variant={variant}>
              {t('sample.action')}
            </Button>
          ))}
          <Button size={size} busy>
            {t('sample.action')}
          </Button>
          <Button size={size} disabled>
            {t('sample.action')}
          </Button>
          <IconButton size={size} icon="bell" label={`${t('sample.action')}, 3`} count={3} />
        </Inline>
      ))}
      <SampleDialog />
      <Inline gap={3}>
        {iconNames.map((name) => (
          <Icon key={name} name={name} label={name} />
        ))}
      </Inline>
    </Stack>
  )
}

/** Fields in their states. */
export function Forms() {
  const t = useT('showcase')
  return (
    <Card>
      <Stack gap={4}>
        <TextField label={t('sample.label')} hint={t('sample.hint')} />
        <TextField label={t('sample.label')} error={t('sample.error')} defaultValue="name" />
        <TextArea label={t('sample.label')} defaultValue={t('sample.text')} />
        <Checkbox label={t('sample.switch')} defaultChecked />
        <Switch label={t('sample.switch')} defaultChecked />
      </Stack>
    </Card>
  )
}

/** What tells how things are. */
export function States() {
  const t = useT('showcase')
  return (
    <Stack gap={4}>
      <Inline gap={2}>
        {badges.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
      </Inline>
      {notices.map((tone) => (
        <Notice key={tone} tone={tone} title={tone}>
          {t('sample.text')}
        </Notice>
      ))}
      <Progress label={t('sample.progress')} value={0.42} />
      <Skeleton width="100%" height="4rem" shape="block" />
    </Stack>
  )
}

const coinsOf = (day: number) => <Money amount={day * 1000} unit="coins" />

/** Money and a table of it. */
export function Figures() {
  const t = useT('showcase')
  const rows = [1, 2, 3]
  return (
    <Stack gap={4}>
      <Inline gap={4}>
        <Money amount={12_500} unit="coins" unitLabel={t('sample.coins')} icon />
        <Money amount={1_050} unit="entries" unitLabel={t('sample.entries')} icon />
      </Inline>
      <Table
        caption={t('sample.title')}
        rows={rows}
        rowKey={(row) => row}
        columns={[
          { key: 'day', header: t('sample.day'), rowHeader: true, cell: (row) => row },
          {
            key: 'coins',
            header: t('sample.coins'),
            align: 'end',
            cell: coinsOf,
          },
        ]}
      />
    </Stack>
  )
}
