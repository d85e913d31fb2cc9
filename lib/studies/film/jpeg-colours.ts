/** ffmpeg's scale options from HD video (BT.709) to what every reader of a JPEG takes it for. */
export const jpegColours = 'in_color_matrix=bt709:out_color_matrix=bt601:out_range=pc';
