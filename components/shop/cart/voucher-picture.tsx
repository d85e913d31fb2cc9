type Props = {
  /** What a voucher is called. */
  kind: string;
  worth: string | 0 | undefined;
};

/** A voucher, as the shop shows one without a picture: its kind and its worth, set in type. */
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
