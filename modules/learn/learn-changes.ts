/** What a browser may change of somebody's learning. */
export interface LearnChanges {
  'lesson-answered': {
    /** '<course>/<lesson>' */
    readonly lesson: string
    /** From 0, in the lesson. */
    readonly question: number
    /** From 0, among its options. */
    readonly choice: number
  }
  'article-read': {
    /** Its name in its address. */
    readonly article: string
    /** False takes the mark away. */
    readonly isRead: boolean
  }
}
