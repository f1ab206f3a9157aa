/** The attribute of what was pressed on a drawn page and waits for the app. */
export const KEPT_MARK = 'data-kept';
