/** Fields that files had once, and what stands in their place today. */
export const goneFields: Record<string, string> = {
  lead: 'its days in programme/<month>.yaml; npm run content:upgrade takes it out',
};
