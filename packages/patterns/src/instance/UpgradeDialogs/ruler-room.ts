/** A dialog wide enough for the ruler of 29 days: as 29 boxes it took half of the dialog, and the sum stood under the fold. */
export const rulerRoom = { width: 'min(760px, 100vw)' } as const;
