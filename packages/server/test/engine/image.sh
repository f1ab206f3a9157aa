#!/bin/sh
# Makes the smallest image that boots as a container, takes an address and lets people in by SSH: image.sh <folder> <file>.
# A busybox as init: a whole init system is nothing that an engine's tests need.
set -eu
folder=$1 file=$2 rootfs=$1/rootfs
debootstrap --variant=minbase --include=openssh-server,busybox,iproute2 bookworm "$rootfs"
ln -sf /bin/busybox "$rootfs/sbin/init"
cat > "$rootfs/etc/inittab" <<'X'
::sysinit:/etc/boot
::respawn:/usr/sbin/sshd -D
X
cat > "$rootfs/etc/boot" <<'X'
#!/bin/sh
mkdir -p /run/sshd
ip link set lo up
ssh-keygen -A
/bin/busybox udhcpc -i eth0 -b -S -s /etc/lease
X
cat > "$rootfs/etc/lease" <<'X'
#!/bin/sh
case "$1" in
  deconfig) ip link set "$interface" up ;;
  bound | renew) ip address replace "$ip/${mask:-24}" dev "$interface" ;;
esac
X
chmod +x "$rootfs/etc/boot" "$rootfs/etc/lease"
echo 'PermitRootLogin yes' > "$rootfs/etc/ssh/sshd_config.d/root.conf"
rm -rf "$rootfs"/var/cache/apt/* "$rootfs"/var/lib/apt/lists/* "$rootfs"/usr/share/doc "$rootfs"/usr/share/man
rm -rf "$rootfs"/usr/share/locale "$rootfs"/etc/ssh/ssh_host_*
printf 'architecture: %s\ncreation_date: 1700000000\n' "$(uname -m)" > "$folder/metadata.yaml"
tar -C "$folder" --numeric-owner -cf - metadata.yaml rootfs | gzip -1 > "$file"
