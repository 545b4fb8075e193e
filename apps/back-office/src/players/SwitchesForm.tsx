import { useMutation } from '@tanstack/react-query'
import { FormControlLabel, Stack, Switch, Typography } from '@mui/material'
import { useState } from 'react'
import { useNotify, useRefresh } from 'react-admin'
import { backOffice, type FeatureSwitch } from '@marquee/contract'
import { api } from '../api.ts'
import { Facts } from '../format/Facts.tsx'
import { isReason, ReasonField } from '../format/ReasonField.tsx'
import { Failed } from '../format/States.tsx'
import { may } from '../session/member.ts'
import { useMember } from '../session/MemberContext.tsx'
import { usePlayer } from './usePlayer.ts'

const switches: [feature: FeatureSwitch, name: string][] = [
  ['lootboxes', 'Lootboxes'],
  ['vipBundle', 'VIP bundle'],
  ['bingoStore', 'Bingo store'],
]

interface Change {
  feature: FeatureSwitch
  isOn: boolean
}

/** What this player may use of the brand's features; to be changed by those who may, with a reason. */
export function SwitchesForm() {
  const { player, params } = usePlayer()
  const { mayUse } = player.status
  const mayChange = may(useMember(), 'feature-switches')
  const notify = useNotify()
  const refresh = useRefresh()
  const [reason, setReason] = useState('')
  const { mutate, error, isPending } = useMutation({
    mutationFn: async ({ feature, isOn }: Change) =>
      api.call(backOffice.switchFeature, {
        params,
        body: { feature, isOn, reason: reason.trim() },
      }),
    onSuccess(_, { feature, isOn }) {
      setReason('')
      const [, name] = switches.find(([one]) => one === feature) ?? []
      notify(`${name} is ${isOn ? 'on' : 'off'} for the player.`, { type: 'success' })
      refresh()
    },
  })
  return (
    <Stack component="section" spacing={1} aria-labelledby="switches">
      <Typography id="switches" variant="h6" component="h2">
        What the player may use
      </Typography>
      {!mayChange && (
        <Facts facts={switches.map(([feature, name]) => [name, mayUse[feature] ? 'on' : 'off'])} />
      )}
      {mayChange && (
        <>
          <Typography>Give a reason first. A change applies right away.</Typography>
          {error && <Failed error={error} />}
          <ReasonField value={reason} onChange={setReason} />
          {switches.map(([feature, name]) => (
            <FormControlLabel
              key={feature}
              label={name}
              disabled={isPending || !isReason(reason)}
              control={
                <Switch
                  checked={mayUse[feature]}
                  onChange={(_event, isOn) => mutate({ feature, isOn })}
                />
              }
            />
          ))}
        </>
      )}
    </Stack>
  )
}
