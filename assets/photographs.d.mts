import type { CutPhotographs } from '#app/operator/house.ts'

export function cutPhotographs(root: string, id: string, folder: string): Promise<CutPhotographs>
