/** Widths to which pictures are resized, in device pixels. Apart, because the landing page needs nothing else of files. */
export const PICTURE_WIDTHS = ['320', '640', '960', '1280'] as const;
