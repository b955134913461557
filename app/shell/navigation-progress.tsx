import { useNavigation } from 'react-router'
import { NavigationProgress as Bar } from '#kit/progress.tsx'

export function NavigationProgress() {
  return <Bar busy={useNavigation().state !== 'idle'} />
}
