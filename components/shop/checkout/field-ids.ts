/** The id of the field that a fault links to. */
export const fieldId = (field: string) => `field-${field}`;
export const faultId = (field: string) => `fault-${field}`;
export const noteId = (field: string) => `note-${field}`;
