/** Hours before its end at which the owner of a rental is told, the last first (screens B11). */
export const dueHours = [2, 24] as const;
