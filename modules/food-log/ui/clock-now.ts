/** What a clock where the device is shows now, 'HH:mm'. */
export function clockNow(now = new Date()): string {
  const two = (value: number) => String(value).padStart(2, '0')
  return `${two(now.getHours())}:${two(now.getMinutes())}`
}
