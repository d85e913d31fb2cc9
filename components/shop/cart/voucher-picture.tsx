type Props = {
  /** The word for a voucher. */
  kind: string;
  worth: string | 0 | undefined;
};

/** The picture of a voucher without an image: its kind and value as text, as in the shop. */
export function VoucherPicture({ kind, worth }: Props) {
  return (
    <span
      aria-hidden="true"
      className="@container absolute inset-x-[5%] inset-y-[20%] flex flex-col justify-between bg-signal p-[7%] text-on-signal"
    >
      <span className="label text-[12cqi] [font-stretch:80%]">{kind}</span>
      <span className="whitespace-nowrap font-bold text-[14cqi] leading-none tracking-tight [font-stretch:80%]">
        {worth}
      </span>
    </span>
  );
}
