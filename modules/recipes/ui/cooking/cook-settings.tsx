import { Switch } from '#kit/switch.tsx'
import { useSound } from './kitchen-sound.ts'
import type { Voice } from './use-voice.ts'

/** Sound, listening and the screen: what somebody with wet hands does not want to look for. */
export function CookSettings({ voice, awake }: { voice: Voice; awake: boolean }) {
  const sound = useSound()
  return (
    <div className="cook-settings">
      <Switch label="Sound when a clock ends" checked={sound.isOn} onChange={sound.set} />
      {voice.isOn === null ? (
        <p>This browser cannot listen for words. The large button, the arrow keys and the space bar turn the page.</p>
      ) : (
        <Switch
          label="Hands-free"
          hint={
            voice.problem ??
            'Say ‘next’, ‘back’ or ‘stop’. Your browser listens; its maker may hear what you say, we do not.'
          }
          checked={voice.isOn}
          onChange={voice.set}
        />
      )}
      <p>{awake ? 'Your screen stays on.' : 'This browser lets the screen go dark by itself.'}</p>
    </div>
  )
}
