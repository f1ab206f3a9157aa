/** A list without the browser's marks and room. */
export const bareList = 'margin: 0; padding: 0; list-style: none;';

/** A button without the browser's face. */
export const bareButton = 'padding: 0; border: 0; background: none;';
