/** A file that is about to be, by its path below the folder of the project. */
export interface NewFile {
  path: string
  bytes: Buffer
}

export type CutPhotographs = { ok: true; files: NewFile[] } | { ok: false; problems: string[] }

/** The folder that the shop is built from. What people read is in it, as files. */
export interface House {
  /** Where it is. */
  root: string
  /** Cuts the photographs of a product to what pages ask for; nothing is written yet. */
  cutPhotographs(root: string, id: string, folder: string): Promise<CutPhotographs>
  /** Lays out files of source as the others are. */
  layOut(root: string, paths: readonly string[]): Promise<void>
}
