import { useState } from 'react';

/** Whether a file or a picture of a form is still on its way; every field of the form that takes some gets the same `onBusyChange`. */
export function useUploading() {
  const [underWay, setUnderWay] = useState(0);
  return {
    uploading: underWay > 0,
    onBusyChange: (busy: boolean) => setUnderWay((before) => before + (busy ? 1 : -1)),
  };
}
